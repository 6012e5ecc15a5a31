import type { KeyboardEvent } from 'react';
import { hasModifier, useHydrated } from '@caravan/shared/ui';

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
  ' ': (index) => index,
};

/** Follows the link that arrow keys, Home, End or Space choose, as in native radio buttons. */
const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key];
  if (!step || hasModifier(event)) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const index = links.findIndex((link) => link === document.activeElement);
  const next = links[step(index, links.length)];
  if (index < 0 || !next) return;
  event.preventDefault();
  next.focus();
  next.click();
};

const kinds = {
  tab: { group: 'tablist', chosen: 'aria-selected' },
  radio: { group: 'radiogroup', chosen: 'aria-checked' },
} as const;

/**
 * Returns the properties of choices that are links. Without JavaScript they are plain links. After hydration they become tabs or radio
 * buttons with one tab stop.
 */
export const useChoiceLinks = (kind: keyof typeof kinds, label: string) => {
  const hydrated = useHydrated();
  const { group, chosen } = kinds[kind];
  return {
    groupProps: hydrated
      ? { role: group, 'aria-label': label, onKeyDown: handleKeyDown }
      : { role: 'group', 'aria-label': label },
    linkProps: (isChosen: boolean) => ({
      replace: true,
      preventScrollReset: true,
      'data-chosen': isChosen,
      ...(hydrated
        ? { role: kind, [chosen]: isChosen, tabIndex: isChosen ? 0 : -1 }
        : { 'aria-current': isChosen ? ('true' as const) : undefined }),
    }),
  };
};
