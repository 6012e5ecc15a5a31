import { useEffect, useRef, type ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { Button, Checkbox, VisuallyHidden } from '@caravan/shared/ui';
import { useWatch } from '../../components/collect/useWatch';
import { CarCard } from '../../components/catalogue/CarCard';
import { VehicleCard } from '../../components/vehicle/VehicleCard';
import { GoneFrame, GoneItem } from './GoneItem';
import type { WatchedThing } from './watchedThings';

interface WatchedItemProps {
  readonly thing: WatchedThing;
  readonly isChosen: boolean;
  /** Absent if there is nothing to compare. */
  readonly onChoose: (() => void) | undefined;
}

/** A watched vehicle or car, or what is left of it: it comes back by undo, and by itself where taking it off failed. */
export const WatchedItem = ({ thing, isChosen, onChoose }: WatchedItemProps): ReactElement => {
  const t = useTexts('marketplace');
  const { isWatched, press } = useWatch(thing.key);
  const { button, handlePress } = useFollowedPress(isWatched, press);
  const { name } = thing;
  if (!isWatched) {
    return (
      <GoneFrame>
        <p>{t('watchList.removed', { name })}</p>
        <Button ref={button} size="small" onClick={handlePress}>
          {t('watchList.undo')} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </GoneFrame>
    );
  }
  const controls = (
    <Controls>
      {onChoose && !('gone' in thing) && (
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
      <Button ref={button} variant="quiet" size="small" onClick={handlePress}>
        {t('watchList.remove')} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </Controls>
  );
  if ('gone' in thing) return <GoneItem gone={thing.gone} controls={controls} />;
  if ('car' in thing) return <CarCard car={thing.car} name={name} controls={controls} />;
  return <VehicleCard vehicle={thing.vehicle} controls={controls} />;
};

/** Focuses the button that replaces the pressed one, unless the focus has moved. */
const useFollowedPress = (state: boolean, press: () => void) => {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [state]);
  const handlePress = (): void => {
    pressed.current = true;
    press();
  };
  return { button, handlePress };
};

const Controls = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[2]};
  grid-column: 1 / -1;
  min-height: 2.75rem;
  > :last-child {
    margin-inline-start: auto;
    margin-inline-end: -0.75rem;
  }
`;
