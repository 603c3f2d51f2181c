import { buttonLook } from '@/components/ui/button'
import { HeadingText } from '@/components/ui/heading-text'
import type { SiteContent } from '@/lib/content/gateway'

interface PostingProps {
  posting: SiteContent['company']['career']['postings'][number]
  career: Pick<SiteContent['company']['career'], 'applyLabel' | 'applySubject'>
  /** Where applications go. */
  email: string
}

/** An open post with its requirements, and the link to apply. */
export function Posting({ posting, career: { applyLabel, applySubject }, email }: PostingProps) {
  const { id, title, summary, place, requirementsTitle, requirements } = posting
  return (
    <article id={id} className="double-rule-top grid gap-x-12 gap-y-4 pt-6 lg:grid-cols-2">
      <div>
        <h2 className="text-h3 sm:text-h2">
          <HeadingText>{title}</HeadingText>
        </h2>
        {place && <p className="mt-3">{place}</p>}
        <p className="mt-3 max-w-prose text-ink-soft">{summary}</p>
        <a
          href={`mailto:${email}?subject=${encodeURIComponent(`${applySubject}: ${title}`)}`}
          className={buttonLook({ className: 'mt-5 print:hidden' })}
        >
          {applyLabel}
          <span className="sr-only">: {title}</span>
        </a>
      </div>
      <div>
        <h3>{requirementsTitle}</h3>
        <ul className="mt-2 border-t border-rule">
          {requirements.map((requirement) => (
            <li key={requirement} className="border-b border-l border-b-rule border-l-margin py-2 pl-4">
              {requirement}
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
