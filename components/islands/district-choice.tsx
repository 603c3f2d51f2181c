'use client'

import { useState } from 'react'

import { Select } from '@/components/ui/select'
import { telephoneHref } from '@/lib/urls/telephone'

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
      <Select
        label={label}
        value={chosenId}
        options={[['', '—'], ...districts.map(({ id, name }) => [id, name] as const)]}
        onChange={setChosenId}
        className="font-semibold"
      />
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
