import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { colour, font, media, space } from '../../theme';
import { hasModifier } from '../base';

interface TabItem<Id extends string = string> {
  id: Id;
  text: ReactNode;
}

/** Props of `Tabs`. Controlled. `children` is the content of the selected tab. */
interface TabsProps<Id extends string> {
  label: string;
  items: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  children: ReactNode;
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Tabs by the ARIA pattern: arrow keys, Home and End select a tab, and only one tab is in the tab order. */
export function Tabs<Id extends string>({ label, items, selected, onSelect, children }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const handleKey = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    const next =
      step &&
      items[
        step(
          items.findIndex((item) => item.id === selected),
          items.length,
        )
      ];
    if (!next || hasModifier(event)) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div>
      <List role="tablist" aria-label={label} ref={list} onKeyDown={handleKey}>
        {items.map((item) => (
          <Tab
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-tab-${item.id}`}
            data-tab={item.id}
            aria-selected={item.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={item.id === selected ? 0 : -1}
            onClick={() => onSelect(item.id)}
          >
            {item.text}
          </Tab>
        ))}
      </List>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${selected}`}>
        {children}
      </Panel>
    </div>
  );
}

const List = styled.div`
  display: flex;
  gap: ${space[3]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${colour.line};
`;

const Tab = styled.button`
  flex: none;
  min-height: 2.75rem;
  padding: ${space[1]} 0;
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: ${colour.inkSoft};
  &[aria-selected='true'] {
    border-color: ${colour.accent};
    color: ${colour.ink};
    font-weight: ${font.strong};
  }
  ${media.forced} {
    &[aria-selected='false'] {
      border-color: Canvas;
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.hover} {
    &:hover {
      color: ${colour.ink};
    }
  }
`;

const Panel = styled.div`
  padding-top: ${space[3]};
`;
