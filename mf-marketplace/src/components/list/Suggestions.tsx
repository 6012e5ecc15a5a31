import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Suggestion } from '@caravan/shared/contracts/calls';
import { formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, media, radius, smallFaint, space } from '@caravan/shared/theme';
import { optionId } from './optionId';

interface SuggestionsProps {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly Suggestion[];
  /** Index of the entry that the keyboard has selected, or -1. */
  readonly active: number;
  readonly onChoose: (entry: Suggestion) => void;
}

/** Suggestions for typed text, each with its number of results. The field keeps the focus. */
export const Suggestions = ({ id, label, entries, active, onChoose }: SuggestionsProps) => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const list = useRef<HTMLUListElement>(null);
  // On touch screens the keyboard covers the lower part of the page. The field goes to the top if the list ends there.
  useEffect(() => {
    const { visualViewport: viewport } = window;
    if (!list.current || !viewport || !window.matchMedia('(pointer: coarse)').matches) return;
    if (list.current.getBoundingClientRect().bottom > viewport.offsetTop + viewport.height)
      list.current.parentElement?.scrollIntoView({ block: 'start' });
  }, [entries]);
  return (
    <List ref={list} id={id} aria-label={label}>
      {entries.map((entry, index) => (
        <Option
          key={`${entry.filter} ${entry.value}`}
          id={optionId(id, index)}
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(entry)}
        >
          {entry.image === null ? <span /> : <img src={entry.image} alt="" width="40" height="24" />}
          <span>
            {entry.rest !== '' && <RemainingText>{entry.rest} </RemainingText>}
            {entry.name} <Kind>{t(`search.kinds.${entry.filter}`)}</Kind>
          </span>
          <Kind>{formatNumber(entry.count, lang)}</Kind>
        </Option>
      ))}
    </List>
  );
};

const List = styled.ul.attrs({ role: 'listbox' })`
  position: absolute;
  z-index: 2;
  inset-block-start: 100%;
  inset-inline: 0;
  margin-top: ${space.half};
  border: 1px solid ${colour.line};
  border-radius: ${radius.card};
  background: ${colour.surface};
  overflow: hidden;
`;

const Option = styled.li.attrs({ role: 'option' })`
  display: grid;
  grid-template-columns: 2.5rem 1fr auto;
  gap: ${space[1]};
  align-items: center;
  min-height: 2.75rem;
  padding-inline: ${space[2]};
  cursor: pointer;
  img {
    width: 100%;
    height: 1.5rem;
    object-fit: contain;
  }
  &[aria-selected='true'],
  &:hover {
    background: ${colour.wash};
  }
  ${media.forced} {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const RemainingText = styled.span`
  color: ${colour.inkSoft};
`;

const Kind = styled.span`
  ${smallFaint}
  font-variant-numeric: tabular-nums;
`;
