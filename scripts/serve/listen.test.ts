import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, describe, it } from 'vitest'

import { listen } from './listen'

const blockers: Server[] = []
const hello: RequestListener = (_request, response) => response.end('hello')

/** Makes a port busy on `host` only. */
async function block(host: string) {
  const server = createServer().listen({ port: 0, host })
  blockers.push(server)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

afterAll(() => blockers.forEach((server) => server.close()))

describe('listen', () => {
  it('answers on the wanted port, on both addresses of localhost', async () => {
    const { port } = await listen(hello, 0).then(async (first) => (await first.close(), first))
    const listening = await listen(hello, port, { strict: true })
    assert.deepEqual([listening.port, listening.wanted], [port, port])
    assert.equal(listening.address, `http://localhost:${port}`)
    for (const host of ['localhost', '127.0.0.1', '[::1]'])
      assert.equal(await (await fetch(`http://${host}:${port}`)).text(), 'hello')
    await listening.close()
  })

  for (const host of ['127.0.0.1', '::1', '::', '0.0.0.0']) {
    it(`moves on from a port that is busy on ${host}`, async () => {
      const wanted = await block(host)
      const listening = await listen(hello, wanted)
      assert.equal(listening.wanted, wanted)
      assert.ok(listening.port > wanted && listening.port <= wanted + 20)
      assert.equal(await (await fetch(listening.address)).text(), 'hello')
      await listening.close()
    })

    it(`gives up at once on a port that is busy on ${host} when strict`, async () => {
      const wanted = await block(host)
      await assert.rejects(listen(hello, wanted, { strict: true }), {
        message: `Port ${wanted} is in use or not allowed.`,
      })
    })
  }

  it('stops listening on a port that was busy on only one address', async () => {
    const wanted = await block('::1')
    const listening = await listen(hello, wanted)
    await listening.close()
    await assert.rejects(fetch(`http://127.0.0.1:${wanted}`))
  })

  it('cuts waiting connections when it closes', async () => {
    const listening = await listen(() => {}, 0)
    const waiting = [fetch(listening.address), fetch(`http://127.0.0.1:${listening.port}`)].map((sent) =>
      assert.rejects(sent),
    )
    const idle = connect(listening.port, '127.0.0.1').on('error', () => {})
    await once(idle, 'connect')
    const closed = new Promise((resolve) => idle.once('close', resolve))
    await listening.close()
    await Promise.all([...waiting, closed])
  })
})
