import {type RefObject, useEffect, useState} from 'react';
import {useWindowSize} from '@docusaurus/theme-common';

/** Reaches from far above the window to a quarter of its height. A heading in it has been scrolled to. */
const area = '1000000px 0px -75% 0px';

/** The text of the last link in a table of contents whose heading the reader has scrolled to. */
export function useCurrentSection(
  contents: RefObject<HTMLElement | null>,
  toc: unknown,
): string | undefined {
  const [section, setSection] = useState<string>();
  const isWindowNarrow = useWindowSize() === 'mobile';

  useEffect(() => {
    if (!isWindowNarrow) return undefined;
    const links = [...(contents.current?.querySelectorAll('a') ?? [])];
    const headings = links.map(({hash}) =>
      document.getElementById(decodeURIComponent(hash.slice(1))),
    );
    const reached = new Set<Element | null>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const {target, isIntersecting} of entries)
          if (isIntersecting) reached.add(target);
          else reached.delete(target);
        const current = headings.findLastIndex((heading) => reached.has(heading));
        setSection(links[current]?.textContent);
        for (const [index, link] of links.entries())
          link.toggleAttribute('aria-current', index === current);
      },
      {rootMargin: area},
    );
    for (const heading of headings) if (heading) observer.observe(heading);
    return () => observer.disconnect();
  }, [contents, toc, isWindowNarrow]);

  return section;
}
