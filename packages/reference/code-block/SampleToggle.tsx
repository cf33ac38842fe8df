interface Props {
  /** What the style sheet calls it. */
  option: 'setup' | 'wrap' | 'expand';
  label: string;
  /** What a screen reader announces, if the label is too short. */
  name?: string;
  /** Shows the control only in a narrow box. */
  ifNarrow?: boolean;
}

/** A checkbox that changes how a sample is shown. The style sheet does the rest, without a script. */
export function SampleToggle({option, label, name, ifNarrow}: Props) {
  return (
    <label className={ifNarrow ? 'sample__toggle sample__toggle--narrow' : 'sample__toggle'}>
      <input type="checkbox" data-option={option} aria-label={name} />
      {label}
    </label>
  );
}
