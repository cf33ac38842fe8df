import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Marketplace} from '@docs/content-model';
import {Flag} from '@docs/reference/flag';
import {Icon, type IconName} from './icons';

type CardsProps = {
  /** The page's list filter applies to the cards. */
  filterable?: boolean;
  children: ReactNode;
};

export function Cards({filterable, children}: CardsProps): ReactNode {
  return (
    <ul className="cards" {...(filterable && {'data-filter-rows': ''})}>
      {children}
    </ul>
  );
}

type CardProps = {
  to: string;
  title: string;
  icon?: IconName;
  /** A marketplace's flag instead of an icon. */
  flag?: Marketplace;
  /** Two letters instead of an icon, such as a language's. */
  mark?: string;
  /** For the list filter. */
  kind?: string;
  children?: ReactNode;
};

/** The whole card is clickable, but only the title is the link's accessible name. */
export function Card({to, title, icon, flag, mark, kind, children}: CardProps): ReactNode {
  return (
    <li data-kind={kind}>
      {icon && <Icon name={icon} className="cards__icon" />}
      {flag && (
        <span className="cards__icon">
          <Flag of={flag} />
        </span>
      )}
      {mark && (
        <span className="cards__mark" aria-hidden="true">
          {mark}
        </span>
      )}
      <p className="cards__title">
        <Link to={to} className="cards__link">
          {title}
        </Link>
      </p>
      {children && <div className="cards__body">{children}</div>}
    </li>
  );
}
