/** Copies the code block in the same box. */
export function CopyCodeButton({label}: {label: string}) {
  return (
    <button
      type="button"
      className="copy"
      data-copy-code=""
      aria-label={label}
      // Before hydration it may say "Copied".
      suppressHydrationWarning
    >
      Copy
    </button>
  );
}
