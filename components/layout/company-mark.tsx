import { Weave } from '@/components/ui/weave'

/** The company's mark and name, a link to the home page. */
export function CompanyMark({ name, home }: { name: string; home: string }) {
  const [mark, ...rest] = name.split(' ')
  return (
    <a href={home} className="flex min-h-11 items-center gap-[12px]">
      <span className="size-[45px] shrink-0">
        <Weave name="site-mark" cell={3} first />
      </span>
      <span className="font-heading text-[min(5vw,1.5rem)] leading-tight font-semibold">
        {`${mark} `}
        <span className="font-text text-[0.7em] font-normal text-ink-soft">{rest.join(' ')}</span>
      </span>
    </a>
  )
}
