import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Icon, type IconName} from './icons';

export function Cards({children}: {children: ReactNode}): ReactNode {
  return <ul className="cards">{children}</ul>;
}

type CardProps = {to: string; title: string; icon?: IconName; children?: ReactNode};

/** The whole card is clickable, but only the title is the link's accessible name. */
export function Card({to, title, icon, children}: CardProps): ReactNode {
  return (
    <li>
      {icon && <Icon name={icon} className="cards__icon" />}
      <p className="cards__title">
        <Link to={to} className="cards__link">
          {title}
        </Link>
      </p>
      {children && <div className="cards__body">{children}</div>}
    </li>
  );
}
