/** Fields for the reader's own IDs, which then appear in all samples. They stay in the browser. */
export function OwnValues({values}: {values: Record<string, string>}) {
  const parameters = Object.keys(values);
  if (parameters.length === 0) return null;
  return (
    <details className="own-values" data-markdown-ignore="">
      <summary>Use your own values</summary>
      {parameters.map((parameter) => (
        <label key={parameter}>
          {parameter}
          <input
            type="text"
            data-own-value={parameter}
            placeholder={values[parameter]}
            autoComplete="off"
            spellCheck={false}
          />
        </label>
      ))}
      <p>Your values stay in this browser and appear in all samples.</p>
    </details>
  );
}
