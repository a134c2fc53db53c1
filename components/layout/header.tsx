import { interfaceText } from '@/lib/content';
import { type NavigationItem, navigation } from '@/lib/navigation';
import type { Place } from '@/lib/place';
import { Brand } from './brand';
import { Languages } from './languages';

/**
 * The head of every page. On a phone the menu is a popover, on a wide screen CSS lays it out in the
 * bar; both work without script. `browser/menu.ts` adds what HTML cannot do.
 */
export function Header({ place }: { place: Place }) {
  const words = interfaceText(place.locale).header;
  const { items, contact } = navigation(place.locale);
  return (
    <header className="site-header">
      <Brand locale={place.locale} />
      <button className="menu-button" type="button" popoverTarget="site-menu">
        {words.menu}
      </button>
      <div className="site-menu" id="site-menu" popover="auto">
        <nav aria-label={words.navigation}>
          <ul className="menu">
            {items.map((item) => (
              <li key={item.label}>
                <Item item={item} place={place} />
              </li>
            ))}
          </ul>
        </nav>
        <Languages place={place} />
        {contact && (
          <a className="button" href={contact.path}>
            {contact.label}
          </a>
        )}
      </div>
    </header>
  );
}

function Item({ item, place }: { item: NavigationItem; place: Place }) {
  if ('path' in item) return <PageLink {...item} place={place} />;
  return (
    <details className="submenu" name="submenu">
      <summary lang={item.lang}>{item.label}</summary>
      <ul>
        {item.pages.map((page) => (
          <li key={page.path}>
            <PageLink {...page} place={place} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function PageLink({ path, label, place }: { path: string; label: string; place: Place }) {
  return (
    <a href={path} aria-current={path === place.path ? 'page' : undefined}>
      {label}
    </a>
  );
}
