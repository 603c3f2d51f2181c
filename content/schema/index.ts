/**
 * Schemas and their types for the site; brings zod. `count`, `day` and `text-rules` serve the schema alone. Files
 * without zod, which the browser may load, are not in it: import from `page-groups`, `graphemes`, `locale-codes`,
 * `social-networks` and `…-choices` by their own path, types too.
 */
export * from './buying'
export * from './company'
export * from './download'
export * from './enquiry-form'
export * from './home'
export * from './labels'
export * from './product-and-service'
export * from './mock-screen'
export * from './site'
export * from './text'
export * from './weave'
export * from './calculators'
export * from './calendar'
export * from './old-data'
export * from './facts'
export * from './rules'
