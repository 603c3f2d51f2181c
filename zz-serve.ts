import { listen } from './scripts/serve/listen'
import { createStaticSite } from './scripts/serve/static-site'
for (const arg of process.argv.slice(2)) { const [f, p] = arg.split('='); const s = await listen(createStaticSite(f!), Number(p), {strict:true}); console.log(f, s.address) }
