'use client'

import { useState } from 'react'

import { telephoneHref } from '@/lib/company-contact'

interface District {
  id: string
  name: string
  /** Place and phone number of the office that serves the district. */
  office: string
  phone: string
}

interface DistrictChoiceProps {
  label: string
  districts: readonly District[]
}

/** A choice of district, which shows office and phone number. */
export function DistrictChoice({ label, districts }: DistrictChoiceProps) {
  const [chosenId, setChosenId] = useState('')
  const chosen = districts.find(({ id }) => id === chosenId)
  return (
    <div className="mb-5 print:hidden noscript:hidden">
      <label className="font-semibold">
        <span>{label}</span>
        <select
          className="mt-1 block min-h-11 w-full rounded-sm border border-rule bg-paper px-3 font-normal"
          value={chosenId}
          onChange={(event) => setChosenId(event.target.value)}
        >
          <option value="">—</option>
          {districts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p role="status" className="mt-2">
        {chosen && (
          <a href={telephoneHref(chosen.phone)} className="font-semibold text-sindoor underline">
            {`${chosen.office}: ${chosen.phone}`}
          </a>
        )}
      </p>
    </div>
  )
}
