import { ChevronLeft, ChevronRight, Icon } from '../../icons';
import { useEffect, useId, useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { Back, Columns, Entry, Frame, List } from './Cascader.styles';
import { findByName } from './findByName';
import { SearchField } from '../fields';
import { useArrowKeys } from './useArrowKeys';
import { VisuallyHidden } from '../base';

export interface CascaderItem {
  readonly key: string;
  readonly text: string;
  readonly to: string;
}

export interface CascaderGroup {
  readonly key: string;
  readonly text: string;
  readonly items: readonly CascaderItem[];
}

export interface CascaderTexts {
  readonly filter: string;
  readonly clear: string;
  readonly groups: string;
  readonly items: (group: string) => string;
  /** Button that leads from the items back to the groups, on phones. */
  readonly back: string;
  readonly found: (count: number) => string;
  readonly noMatches: string;
}

/** Props of `Cascader`. `current` is the key of the current item. */
export interface CascaderProps {
  readonly groups: readonly CascaderGroup[];
  readonly current?: string;
  readonly texts: CascaderTexts;
  readonly onChoose?: () => void;
}

/** Items whose name or group matches the typed text. */
const findMatching = (groups: readonly CascaderGroup[], typed: string): CascaderItem[] =>
  findByName(
    groups.flatMap(({ text, items }) => items.map((item) => ({ ...item, text: `${text} ${item.text}` }))),
    typed,
  );

/**
 * Two lists: groups, and the items of the chosen group. On phones one after the other. Arrow keys move through both
 * lists. Letters go to the filter, which searches all groups. It takes the focus when it appears, at the current item.
 */
export const Cascader = ({ groups, current, texts, onChoose }: CascaderProps) => {
  const currentGroup = groups.find(({ items }) => items.some(({ key }) => key === current));
  const [open, setOpen] = useState((currentGroup ?? groups[0])?.key);
  const [isInside, setInside] = useState(false);
  const [typedText, setTypedText] = useState('');
  const group = groups.find(({ key }) => key === open);
  const heading = useId();
  const { frame, handleKey: followArrows } = useArrowKeys();
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
  }, [frame]);
  // A layout effect, because the browser soon takes the focus from an element that is not displayed.
  useLayoutEffect(() => {
    const { activeElement: focused } = document;
    // Without an `offsetParent` its column is hidden, as one of the two is on phones.
    if (!(focused instanceof HTMLElement && frame.current?.contains(focused)) || focused.offsetParent) return;
    frame.current.querySelector<HTMLElement>(isInside ? 'a' : '[aria-expanded="true"]')?.focus();
  }, [frame, isInside]);
  const enter = (key: string): void => {
    setOpen(key);
    setInside(true);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'ArrowLeft') setInside(false);
    followArrows(event);
  };
  const links = (items: readonly CascaderItem[]) =>
    items.map(({ key, text, to }, index) => (
      <li key={key}>
        <Entry
          as={Link}
          to={to}
          onClick={onChoose}
          tabIndex={index === 0 || key === current ? 0 : -1}
          aria-current={key === current ? 'page' : undefined}
        >
          {text}
        </Entry>
      </li>
    ));
  const found = typedText.trim() === '' ? undefined : findMatching(groups, typedText);
  return (
    <Frame ref={frame} onKeyDown={handleKey}>
      <SearchField
        label={texts.filter}
        placeholder={texts.filter}
        clearLabel={texts.clear}
        value={typedText}
        onChange={setTypedText}
      />
      <VisuallyHidden as="output">{found && texts.found(found.length)}</VisuallyHidden>
      {found ? (
        found.length === 0 ? (
          <p>{texts.noMatches}</p>
        ) : (
          <List>{links(found)}</List>
        )
      ) : (
        <Columns $inside={isInside}>
          <List aria-label={texts.groups}>
            {groups.map(({ key, text }) => (
              <li key={key}>
                <Entry
                  type="button"
                  tabIndex={key === open ? 0 : -1}
                  aria-expanded={key === open}
                  onFocus={() => setOpen(key)}
                  onClick={() => enter(key)}
                >
                  {text}
                  <Icon of={ChevronRight} />
                </Entry>
              </li>
            ))}
          </List>
          {group && (
            <div>
              <Back type="button" onClick={() => setInside(false)}>
                <Icon of={ChevronLeft} />
                {texts.back}
              </Back>
              <VisuallyHidden id={heading}>{texts.items(group.text)}</VisuallyHidden>
              <List aria-labelledby={heading}>{links(group.items)}</List>
            </div>
          )}
        </Columns>
      )}
    </Frame>
  );
};
