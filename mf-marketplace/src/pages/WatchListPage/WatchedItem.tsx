import { useEffect, useRef, type ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import type { FinderVehicle } from '@caravan/shared/contracts/calls';
import { colour, space } from '@caravan/shared/theme';
import { Button, Checkbox, VisuallyHidden } from '@caravan/shared/ui';
import { useWatch } from '../../components/collect/useWatch';
import { VehicleCard } from '../../components/vehicle/VehicleCard';

interface WatchedItemProps {
  readonly vehicle: FinderVehicle;
  readonly isChosen: boolean;
  /** Absent where there is nothing to compare with. */
  readonly onChoose: (() => void) | undefined;
}

/** A watched vehicle, or what is left of it: it comes back by undo, and by itself where taking it off failed. */
export const WatchedItem = ({ vehicle, isChosen, onChoose }: WatchedItemProps): ReactElement => {
  const t = useTexts('marketplace');
  const { isWatched, press } = useWatch(vehicle.itemId);
  const { button, handlePress } = useFollowedPress(isWatched, press);
  const { name } = vehicle;
  if (!isWatched) {
    return (
      <Gone>
        <p>{t('watchList.removed', { name })}</p>
        <Button ref={button} size="small" onClick={handlePress}>
          {t('watchList.undo')} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </Gone>
    );
  }
  return (
    <VehicleCard
      vehicle={vehicle}
      controls={
        <Controls>
          {onChoose && (
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
      }
    />
  );
};

/** A press replaces the button that was pressed: the focus goes to the one in its place, unless it has moved on. */
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

const Gone = styled.li`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: ${space[2]};
  min-height: 12rem;
  padding: ${space[2]};
  border: 1px dashed ${colour.lineStrong};
  color: ${colour.inkSoft};
`;
