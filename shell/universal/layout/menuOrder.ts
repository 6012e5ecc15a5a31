import { matchPath } from 'react-router-dom';
import type { MenuGroup } from '@caravan/shared/contracts';
import type { BootMenuEntry } from '../manifest/manifest';

const groupOrder: readonly MenuGroup[] = ['market', 'data', 'tools', 'more'];

/** Returns the groups in their fixed order, each sorted by `order`, then by id. Leaves out empty groups. */
export function groupMenu(menu: readonly BootMenuEntry[]): { group: MenuGroup; entries: BootMenuEntry[] }[] {
  return groupOrder
    .map((group) => ({
      group,
      entries: menu
        .filter((entry) => entry.group === group)
        .toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Returns the entry of the current page: by the same path, then by a pattern of `also`, then by the longest parent path. */
export function currentEntry(menu: readonly BootMenuEntry[], currentPath: string): string | undefined {
  const path = currentPath.replace(/(?<=.)\/+$/, '');
  const parents = menu
    .filter((entry) => path.startsWith(`${entry.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length);
  const current =
    menu.find((entry) => entry.path === path) ??
    menu.find((entry) => entry.also?.some((pattern) => matchPath(pattern, path) !== null)) ??
    parents[0];
  return current?.id;
}
