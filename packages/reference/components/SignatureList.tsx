type Props = {signatures: {href: string; label: string; signature: string}[]};

/** Signatures of SDK methods, each below a link. */
export function SignatureList({signatures}: Props) {
  return (
    <dl className="sdk-methods">
      {signatures.map(({href, label, signature}) => (
        <div key={href}>
          <dt>
            <a href={href}>{label}</a>
          </dt>
          <dd>
            <code>{signature}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
