import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { Section } from '@/components/ui/section'
import type { Product, Service } from '@/lib/content/gateway'
import { iconFor } from '@/lib/weave/woven-icons'

import { Weave } from './weave'
import { WovenIcon } from './woven-icon'

interface OtherPagesProps {
  title: string
  pages: readonly Pick<Product | Service, 'slug' | 'path' | 'pageName'>[]
  /** Classes for the number of columns below `md`. */
  columns: string
  renderPicture: (slug: string) => ReactNode
}

/** Links to the other pages of a group: tiles with picture and name, below `md` beside each other. */
const OtherPages = ({ title, pages, columns, renderPicture }: OtherPagesProps) => (
  <Section unhydrated="others" screenOnly title={title}>
    <ul className={clsx('grid gap-2 md:grid-cols-3 md:gap-4 xl:grid-cols-6', columns)}>
      {pages.map(({ slug, path, pageName }) => (
        <li key={slug}>
          <a
            href={path}
            className="group flex h-full items-stretch overflow-hidden rounded-md border border-rule md:block"
          >
            <span className="relative w-11 shrink-0 md:block md:h-28 md:w-auto">
              <span className="absolute inset-0">{renderPicture(slug)}</span>
            </span>
            <span className="px-2 py-2.5 font-heading text-sm font-semibold wrap-anywhere hyphens-auto group-hover:text-sindoor md:block md:px-3 md:text-base">
              {pageName}
            </span>
          </a>
        </li>
      ))}
    </ul>
  </Section>
)

/** The other products with their cloths. */
export const OtherProducts = ({ title, products }: { title: string; products: Product[] }) => (
  <OtherPages
    title={title}
    pages={products}
    columns="grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))]"
    renderPicture={(slug) => <Weave name={slug} cell={5} below={{ md: 2 }} />}
  />
)

/** The other services with their icons. */
export const OtherServices = ({ title, services }: { title: string; services: Service[] }) => (
  <OtherPages
    title={title}
    pages={services}
    columns="sm:grid-cols-2"
    renderPicture={(slug) => (
      <span className="grid h-full place-items-center bg-ledger">
        <WovenIcon name={iconFor(slug)} size={78} className="max-md:size-[39px]" />
      </span>
    )}
  />
)
