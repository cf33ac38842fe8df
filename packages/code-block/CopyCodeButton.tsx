/** Copies the code block in the same box. */
export function CopyCodeButton({label}: {label: string}) {
  return (
    <button type="button" className="copy" data-copy-code="" aria-label={label}>
      Copy
    </button>
  );
}
