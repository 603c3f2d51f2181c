import { Section } from '@/components/ui/section'
import type { Service } from '@/lib/content/gateway'
import { iconFor } from '@/lib/weave/woven-icons'

import { WovenIcon } from './woven-icon'

/** Links to other services: tiles, each with icon and name of its service. */
export const OtherServices = ({ title, services }: { title: string; services: Service[] }) => (
  <Section unhydrated="others" screenOnly title={title}>
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-6">
      {services.map(({ slug, path, pageName }) => (
        <li key={slug}>
          <a href={path} className="group grid h-full grid-cols-1 overflow-hidden rounded-md border border-rule">
            <span className="grid h-28 place-items-center bg-ledger">
              <WovenIcon name={iconFor(slug)} size={78} />
            </span>
            <span className="px-3 py-2.5 font-heading font-semibold wrap-anywhere hyphens-auto group-hover:text-sindoor">
              {pageName}
            </span>
          </a>
        </li>
      ))}
    </ul>
  </Section>
)
