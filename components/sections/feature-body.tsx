import type { Product } from '@/lib/content/gateway'

/** What one part of a product does: text, lists and a link. */
export const FeatureBody = ({ feature: { desc, lists = [], link } }: { feature: Product['features'][number] }) => (
  <>
    <p>{desc}</p>
    {lists.length > 0 && (
      <div className="mt-4 grid gap-5 sm:grid-cols-2 print:mt-1 print:block">
        {lists.map(({ title, items }) => (
          <div key={title} className="print:inline">
            <p className="font-semibold text-ink print:inline print:after:content-[':_']">{title}</p>
            <ul className="mt-1 border-t border-rule print:inline print:border-0">
              {items.map((item) => (
                <li
                  key={item}
                  className="border-b border-rule py-1 print:inline print:border-0 print:after:content-[',_'] print:last:after:content-['._'] print:last:in-[:lang(ne)]:after:content-['_']"
                >
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    )}
    {link && (
      <p className="mt-3">
        <a href={link.path} className="inline-block py-1 text-sindoor underline">
          {link.label}
        </a>
      </p>
    )}
  </>
)
