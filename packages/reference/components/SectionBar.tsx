/** Links to the sections of a page, which stay visible while reading. */
export function SectionBar({sections}: {sections: {id: string; heading: string}[]}) {
  return (
    <nav className="section-bar" aria-label="Sections">
      <ul>
        {sections.map(({id, heading}) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
      <button type="button" className="copy" data-expand="">
        Expand all
      </button>
    </nav>
  );
}
