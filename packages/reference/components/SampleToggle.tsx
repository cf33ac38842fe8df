interface Props {
  /** What the style sheet calls it. */
  option: 'setup' | 'wrap' | 'expand';
  label: string;
  /** What a screen reader announces, if the label is too short. */
  name?: string;
}

/** A checkbox that changes how a sample is shown. The style sheet does the rest, without a script. */
export function SampleToggle({option, label, name}: Props) {
  return (
    <label className="sample__toggle">
      <input type="checkbox" data-option={option} aria-label={name} />
      {label}
    </label>
  );
}
