import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'

import { Carousel } from '@/components/ui/carousel/carousel'

import { PartnersAndTestimonials } from './partners-and-testimonials'

vi.mock('@/components/ui/carousel/carousel', () => ({ Carousel: vi.fn(() => null) }))
vi.mock('@/lib/content/pictures', () => ({ findPicture: () => expect.unreachable('no partner here has a picture') }))

const list = (title: string) => ({ title, tagline: '', shown: true, sampleNote: `Samples of ${title}` })
const labels = { testimonials: 'Quotes', carousel: {} } as Parameters<typeof PartnersAndTestimonials>[0]['labels']

const mark = (isSample: boolean) => (isSample ? { pending: true as const } : {})

/** Renders two partners and two quotes, of which the given number are samples; returns the HTML and its carousels. */
function render(samples: number) {
  const partners = ['A', 'B'].map((partnerName, index) => ({ partnerID: index, partnerName, ...mark(index < samples) }))
  const quotes = ['C', 'D'].map((coopName, index) => ({
    testimonialsID: index,
    coopName,
    message: 'Good',
    ...mark(index < samples),
  }))
  const html = renderToStaticMarkup(
    createElement(PartnersAndTestimonials, {
      locale: 'en',
      partners: { ...list('Partners'), items: partners },
      testimonials: { ...list('Quotes'), items: quotes },
      labels,
    }),
  )
  return { html, carousels: vi.mocked(Carousel).mock.calls.map(([{ name, show, interval }]) => [name, show, interval]) }
}

beforeEach(() => void vi.mocked(Carousel).mockClear())

// e2e/carousel.spec.ts tests that a carousel changes at its `interval`; until real ones come, the site has none of these.
test('partners change every 3 s in cards, and testimonials every 5 s one at a time (specification, section 9)', () => {
  for (const samples of [0, 1])
    expect(render(samples).carousels.slice(-2)).toEqual([
      ['Partners', 'cards', 3000],
      ['Quotes', 'single', 5000],
    ])
})

test('a note marks samples; of samples alone there is no carousel', () => {
  expect(render(0).html).not.toMatch(/Samples of/)
  expect(render(1).html).toMatch(/Samples of Partners.*Samples of Quotes/)
  vi.mocked(Carousel).mockClear()
  const { html, carousels } = render(2)
  expect(html).toMatch(/Samples of Partners.*Samples of Quotes/)
  expect(carousels).toEqual([])
})
