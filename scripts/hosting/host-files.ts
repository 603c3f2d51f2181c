const NAMES = ['_headers', 'vercel.json', 'nginx.conf']

/** Regular expression of the addresses of files that only hosts read; they are never served. */
export const HOST_FILES = `^/(${NAMES.map((name) => name.replace('.', '\\.')).join('|')})$`

/** Regular expression of the addresses of compressed copies, which are served under their files' names. */
export const COPIES = '\\.(br|gz)$'
