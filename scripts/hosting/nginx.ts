import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const INSTALL = 'apt-get install nginx libnginx-mod-http-brotli-static'

/** Time limit for nginx's start, in steps of 100 ms. */
const STEPS = 100

/**
 * Serves the export in the folder `root` on localhost at `port` with this machine's nginx and the `nginx.conf` of the
 * export. Resolves once it listens. Throws an error fit to print when nginx is missing or refuses to start.
 */
export async function startNginx(root: string, port: number) {
  if (spawnSync('nginx', ['-v']).error) throw new Error(`nginx is not installed. On Debian or Ubuntu: ${INSTALL}`)
  if (!existsSync(join(root, 'nginx.conf'))) throw new Error(`${root}/nginx.conf is missing: run npm run build first.`)
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const file = join(folder, 'main.conf')
  writeFileSync(file, mainFile(folder, resolve(root), port))
  const child = spawn('nginx', ['-c', file], { stdio: ['ignore', 'inherit', 'pipe'] })
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  const ended = once(child, 'exit')
  const close = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true })
  }
  for (let step = 0; step < STEPS && child.exitCode === null; step += 1) {
    // nginx writes its pid file once it listens.
    if (existsSync(join(folder, 'pid'))) return { address: `http://localhost:${port}`, close, errors: () => said }
    await wait(100)
  }
  await close()
  const hint = said.includes('unknown directive "brotli_static"') ? `\nIts brotli module is missing: ${INSTALL}` : ''
  throw new Error(`nginx did not start:\n${said}${hint}`)
}

function mainFile(folder: string, root: string, port: number) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  )
  return `daemon off;
# Its workers would otherwise run as nobody, who may not read the project.
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${folder}/pid;
error_log stderr error;
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
