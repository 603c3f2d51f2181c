import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** Debian packages, command-line options and configuration of each server. */
const servers = {
  nginx: { packages: 'nginx libnginx-mod-http-brotli-static', options: ['-c'], configuration: nginxMain },
  apache2: { packages: 'apache2', options: ['-DFOREGROUND', '-f'], configuration: apacheMain },
}

/** An installed web server. */
export type Server = keyof typeof servers

/**
 * Serves the export in the folder `root` on localhost at `port` with an installed server and the export's rules for it.
 * Resolves once the server listens; throws an error for the terminal when it is not installed or does not start.
 */
export async function startServer(name: Server, root: string, port: number) {
  const { packages, options, configuration } = servers[name]
  if (spawnSync(name, ['-v']).error) throw new Error(`Missing. On Debian or Ubuntu: apt-get install ${packages}`)
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  const file = join(folder, 'main.conf')
  writeFileSync(file, configuration(folder, resolve(root), port))
  writeFileSync(join(folder, 'errors'), '')
  const child = spawn(name, [...options, file], { stdio: ['ignore', 'inherit', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  const ended = once(child, 'exit')
  const close = async () => {
    child.kill('SIGTERM')
    await ended
    // Drops Apache's notices of start and end.
    errors += readFileSync(join(folder, 'errors'), 'utf8').replace(/^.*:notice\].*\n/gm, '')
    rmSync(folder, { recursive: true })
  }
  for (let step = 0; step < 100 && child.exitCode === null; step += 1) {
    // Both servers write the pid file once they listen.
    if (existsSync(join(folder, 'pid'))) return { address: `http://localhost:${port}`, close, errors: () => errors }
    await wait(100)
  }
  await close()
  throw new Error(`${name} did not start (apt-get install ${packages}):\n${errors}`)
}

/** Requests a path from localhost without normalising `..` or decompressing the body, unlike `fetch`. */
export async function ask(port: number, path: string, method = 'GET', headers: IncomingHttpHeaders = {}) {
  const outgoing = request({ port, host: 'localhost', path, method, headers, agent: false }).end()
  const [answer]: IncomingMessage[] = await once(outgoing, 'response')
  if (!answer) throw new Error('No answer')
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

function nginxMain(folder: string, root: string, port: number) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  )
  return `daemon off;
# The default user nobody cannot read the project.
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${folder}/pid;
error_log ${folder}/errors error;
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 1024; }
http {
  access_log off;
  keepalive_requests 100000;
${temporary.join('\n')}
  server {
    listen 127.0.0.1:${port};
    listen [::1]:${port};
    root "${root}";
    include "${root}/nginx.conf";
  }
}
`
}

/** As on shared hosting: enables directory listings, content negotiation and compression on the fly. */
function apacheMain(folder: string, root: string, port: number) {
  const modules = ['rewrite', 'headers', 'brotli', 'deflate', 'expires'].map(
    (name) =>
      `<IfModule !mod_${name}.c>\n  LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n</IfModule>`,
  )
  return `ServerName localhost
PidFile ${folder}/pid
ErrorLog ${folder}/errors
LogLevel error
Listen 127.0.0.1:${port}
Listen [::1]:${port}
User www-data
Group www-data
Define APACHE_RUN_DIR ${folder}
Define APACHE_LOG_DIR ${folder}
Include /etc/apache2/mods-enabled/*.load
${modules.join('\n')}
Include /etc/apache2/mods-enabled/*.conf
ExpiresActive On
ExpiresDefault "access plus 1 hour"
AddOutputFilterByType BROTLI_COMPRESS;DEFLATE text/html text/css text/plain text/javascript application/json
DocumentRoot "${root}"
<Directory "${root}">
  Options Indexes FollowSymLinks MultiViews
  AllowOverride All
  Require all granted
</Directory>
`
}
