import { useEffect, useRef } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { Button, Checkbox, VisuallyHidden } from '@caravan/shared/ui';
import { useWatch } from '../../components/collect/useWatch';
import { CarCard } from '../../components/catalogue/CarCard';
import { VehicleCard } from '../../components/vehicle/VehicleCard';
import { GoneFrame, GoneItem } from './GoneItem';
import { isAvailable, type WatchedEntry } from './watchedEntries';

interface WatchedItemProps {
  readonly entry: WatchedEntry;
  readonly isChosen: boolean;
  /** Absent if there is nothing to compare. */
  readonly onChoose: (() => void) | undefined;
}

/**
 * A watched vehicle or car, or an undo button after its removal. It returns by undo or if the removal fails. One that is no longer offered
 * has no undo button, because the API refuses to watch it again.
 */
export const WatchedItem = ({ entry, isChosen, onChoose }: WatchedItemProps) => {
  const t = useTexts('marketplace');
  const { isWatched, toggle } = useWatch(entry.key);
  const { setTarget, handleClick } = useFocusAfterToggle(isWatched, toggle);
  const { name } = entry;
  if (!isWatched) {
    const hasUndo = isAvailable(entry);
    return (
      <GoneFrame ref={hasUndo ? null : setTarget} tabIndex={-1}>
        <p>{t('watchList.removed', { name })}</p>
        {hasUndo && (
          <Button ref={setTarget} size="small" onClick={handleClick}>
            {t('watchList.undo')} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
      </GoneFrame>
    );
  }
  const controls = (
    <Controls>
      {onChoose && isAvailable(entry) && (
        <Checkbox
          label={
            <>
              {t('watchList.choose')} <VisuallyHidden>{name}</VisuallyHidden>
            </>
          }
          checked={isChosen}
          onChange={onChoose}
        />
      )}
      <Button ref={setTarget} variant="quiet" size="small" onClick={handleClick}>
        {t('watchList.remove')} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </Controls>
  );
  if (!isAvailable(entry)) return <GoneItem gone={entry.gone} controls={controls} />;
  if ('car' in entry) return <CarCard car={entry.car} name={name} controls={controls} />;
  return <VehicleCard vehicle={entry.vehicle} controls={controls} />;
};

/** Focuses the target, which replaces the clicked button, unless the focus has moved. */
const useFocusAfterToggle = (state: boolean, toggle: () => void) => {
  const target = useRef<HTMLElement>(null);
  const wasClicked = useRef(false);
  useEffect(() => {
    if (wasClicked.current && document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [state]);
  const setTarget = (element: HTMLElement | null): void => {
    target.current = element;
  };
  const handleClick = (): void => {
    wasClicked.current = true;
    toggle();
  };
  return { setTarget, handleClick };
};

const Controls = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[2]};
  min-height: 2.75rem;
  > :last-child {
    margin-inline-start: auto;
    margin-inline-end: -0.75rem;
  }
`;
