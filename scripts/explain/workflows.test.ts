/** Tests of the files in .github/workflows, which cannot have tests beside them. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'vitest'

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

    it('runs only on events that never give foreign code the rights of this repository', () => {
      for (const event of Object.keys(workflow.on))
        assert.ok(['push', 'pull_request', 'schedule', 'workflow_dispatch'].includes(event), event)
    })

    it('has read access only, except in a job that no pull request starts', () => {
      assert.deepEqual(workflow.permissions, { contents: 'read' })
      for (const { permissions } of jobs)
        if (permissions) {
          assert.deepEqual(permissions, { contents: 'write' })
          assert.deepEqual(Object.keys(workflow.on), ['push'])
        }
    })

    it('pins actions by their full hash, with their version in a comment', () => {
      const lines = text.split('\n').filter((line) => line.includes('uses:'))
      assert.equal(lines.length, steps.filter(({ uses }) => uses).length)
      for (const line of lines) assert.match(line, /uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/)
    })

    it('leaves no credentials to the programs that it runs', () => {
      for (const { uses, with: inputs } of steps)
        if (uses?.startsWith('actions/checkout@')) assert.equal(inputs?.['persist-credentials'], false)
      assert.doesNotMatch(text, /\$\{\{[^}]*\bsecrets\b/)
    })

    it('runs only existing commands, and never inserts text of a pull request into them', () => {
      for (const { run = '' } of steps) {
        assert.doesNotMatch(run, /\$\{\{/)
        for (const [, name = ''] of run.matchAll(/npm run (?:--silent )?(\S+)/g)) assert.ok(scripts[name], name)
      }
    })
  })
