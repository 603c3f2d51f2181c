import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { parse } from 'yaml'

interface Job {
  permissions?: Record<string, string>
  steps: { uses?: string; run?: string; with?: Record<string, unknown> }[]
}

interface Workflow {
  on: Record<string, unknown>
  permissions?: Record<string, string>
  jobs: Record<string, Job>
}

const folder = '.github/workflows'
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

for (const file of readdirSync(folder))
  describe(file, () => {
    const text = readFileSync(join(folder, file), 'utf8')
    const workflow = parse(text) as Workflow
    const jobs = Object.values(workflow.jobs)
    const steps = jobs.flatMap((job) => job.steps)

    it('starts with a push, a pull request or by the clock, and never with the rights of this repository for the code of another', () => {
      for (const event of Object.keys(workflow.on))
        assert.ok(['push', 'pull_request', 'schedule', 'workflow_dispatch'].includes(event), event)
    })

    it('may only read, except in a job that no pull request starts', () => {
      assert.deepEqual(workflow.permissions, { contents: 'read' })
      for (const { permissions } of jobs)
        if (permissions) {
          assert.deepEqual(permissions, { contents: 'write' })
          assert.deepEqual(Object.keys(workflow.on), ['push'])
        }
    })

    it('takes actions by their full hash, and says their version', () => {
      const lines = text.split('\n').filter((line) => line.includes('uses:'))
      assert.equal(lines.length, steps.filter(({ uses }) => uses).length)
      for (const line of lines) assert.match(line, /uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/)
    })

    it('leaves no key for the programs that it runs', () => {
      for (const { uses, with: inputs } of steps)
        if (uses?.startsWith('actions/checkout@')) assert.equal(inputs?.['persist-credentials'], false)
      assert.doesNotMatch(text, /\$\{\{[^}]*\bsecrets\b/)
    })

    it('runs commands that exist, and never words of a pull request as commands', () => {
      for (const { run = '' } of steps) {
        assert.doesNotMatch(run, /\$\{\{/)
        for (const [, name = ''] of run.matchAll(/npm run (?:--silent )?(\S+)/g)) assert.ok(scripts[name], name)
      }
    })
  })
