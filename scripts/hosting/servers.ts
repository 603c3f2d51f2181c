import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Command-line options and configuration of each server. */
const servers = {
  nginx: { options: ['-c'], configuration: nginxMain },
  apache2: { options: ['-DFOREGROUND', '-f'], configuration: apacheMain },
}

/** Program name of an installed web server. */
export type ServerName = keyof typeof servers

/**
 * Serves the export in the folder `root` on localhost at `port` with an installed server and its rules in the export.
 * Resolves once the server listens; `close` stops the server and returns the error log.
 */
export async function startServer(name: ServerName, root: string, port: number) {
  const { options, configuration } = servers[name]
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  const file = join(folder, 'main.conf')
  writeFileSync(file, configuration(folder, resolve(root), port))
  const child = spawn(name, [...options, file], { stdio: 'inherit' })
  // Both servers write the pid file once they listen.
  while (!existsSync(join(folder, 'pid'))) {
    if (child.exitCode !== null) throw new Error(`${name} did not start; its output is above.`)
    await wait(100)
  }
  const close = async () => {
    child.kill()
    await once(child, 'exit')
    // Drops Apache's notices of start and end.
    const errors = readFileSync(join(folder, 'errors'), 'utf8').replace(/^.*:notice\].*\n/gm, '')
    rmSync(folder, { recursive: true })
    return errors
  }
  return { address: `http://localhost:${port}`, close }
}

function nginxMain(folder: string, root: string, port: number) {
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
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
${temporaryPaths.join('\n')}
  server {
    listen 127.0.0.1:${port};
    listen [::1]:${port};
    root "${root}";
    include "${root}/nginx.conf";
  }
}
`
}

/** Enables directory listings, content negotiation and compression on the fly, as shared hosting does. */
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
