/** Drawn buttons: part of the picture, so neither a keyboard nor a screen reader reaches them. */
export const Actions = ({ actions }: { actions: readonly string[] }) =>
  actions.length > 0 && (
    <p aria-hidden="true" className="ml-auto flex gap-2 select-none">
      {actions.map((action, index) => (
        <span
          key={action}
          className={`rounded border px-3 py-0.5 font-semibold ${index === 0 ? 'border-ink bg-ink text-paper' : 'border-field'}`}
        >
          {action}
        </span>
      ))}
    </p>
  )
