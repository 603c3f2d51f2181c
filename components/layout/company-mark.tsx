import { Weave } from '@/components/ui/weave'

/** The company's mark and name, a link to the home page. */
export function CompanyMark({ name, home }: { name: string; home: string }) {
  const [mark, ...rest] = name.split(' ')
  return (
    <a href={home} className="flex min-h-11 items-center gap-3">
      <span className="size-[45px] shrink-0">
        <Weave name="site-mark" cell={3} first />
      </span>
      <span className="font-heading text-[clamp(1rem,5vw,1.5rem)] leading-tight font-bold">
        {`${mark} `}
        <span className="font-text text-sm font-normal text-ink-soft">{rest.join(' ')}</span>
      </span>
    </a>
  )
}
