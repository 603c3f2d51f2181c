import type { PageGroup } from '@/content/schema/page-groups'
import { getContent } from '@/lib/content/gateway'
import type { Locale } from '@/lib/i18n/locales'
import { routesFor } from '@/lib/urls/routes'

interface BreadcrumbProps {
  locale: Locale
  /** Group of the page: shown as plain text, since a group has no page of its own. */
  group?: PageGroup
  pageName: string
}

/** Breadcrumb navigation: home, group, page. */
export function Breadcrumb({ locale, group, pageName }: BreadcrumbProps) {
  const { home, labels } = getContent(locale)
  return (
    <nav aria-label={labels.breadcrumb} className="relative text-sm text-ink-soft print:hidden">
      <ol className="flex flex-wrap gap-x-2 [&>li+li]:before:mr-2 [&>li+li]:before:content-['/']">
        <li>
          <a href={routesFor(locale).home} className="inline-block py-1 hover:text-sindoor hover:underline">
            {home.pageName}
          </a>
        </li>
        {group && <li className="py-1">{labels.groups[group]}</li>}
        <li aria-current="page" className="py-1">
          {pageName}
        </li>
      </ol>
    </nav>
  )
}
