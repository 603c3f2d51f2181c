import type { Enquiry } from '@/lib/enquiry/schema'

/** A valid enquiry for tests and screenshots. */
export const sampleEnquiry: Enquiry = {
  name: 'Sita Sharma',
  coopname: 'Himal Saving and Credit',
  contactno: '9841012345',
  address: 'Birtamod, Jhapa',
  email: 'sita@example.com',
  subject: 'Price of Gold Plus',
  message: 'मूल्य कति हो? Please call.',
}

/** In-memory substitute for Web Storage. */
class FakeStorage {
  private values = new Map<string, string>()
  getItem = (key: string) => this.values.get(key) ?? null
  setItem = (key: string, value: string) => void this.values.set(key, value)
  removeItem = (key: string) => void this.values.delete(key)
}

/** Replaces the global storage `name` with an empty one. */
export const provideStorage = (name: 'sessionStorage' | 'localStorage') =>
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: new FakeStorage() })
