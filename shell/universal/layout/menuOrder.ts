import { matchPath } from 'react-router-dom';
import type { MenuGroup } from '@caravan/shared/contracts';
import type { MenuEntry } from './types';

const groupOrder: readonly MenuGroup[] = ['market', 'data', 'tools', 'more'];

/** Groups in their fixed order, each sorted; entries without a group go to `more`. Empty groups are left out. */
export function groupMenu(menu: readonly MenuEntry[]): { group: MenuGroup; entries: MenuEntry[] }[] {
  return groupOrder
    .map((group) => ({
      group,
      entries: menu
        .filter((entry) => (entry.group ?? 'more') === group)
        .toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** The entry that the current page belongs to: its own path first, then a pattern of `also`, then the longest path above it. */
export function currentEntry(menu: readonly MenuEntry[], currentPath: string): string | undefined {
  const path = currentPath.replace(/(?<=.)\/+$/, '');
  const above = menu
    .filter((entry) => path.startsWith(`${entry.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length);
  const matching =
    menu.find((entry) => entry.path === path) ??
    menu.find((entry) => entry.also?.some((pattern) => matchPath(pattern, path) !== null)) ??
    above[0];
  return matching?.id;
}
