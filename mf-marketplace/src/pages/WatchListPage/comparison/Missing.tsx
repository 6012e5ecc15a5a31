import { styled } from 'styled-components';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, space } from '@caravan/shared/theme';
import { Button } from '@caravan/shared/ui';

interface MissingProps {
  readonly id: string;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** A compared vehicle that is unavailable. */
export const Missing = ({ id, isRetrying, retry }: MissingProps) => {
  const t = useTexts('marketplace');
  const { words } = useSite();
  return (
    <Line>
      <p>{t('watchList.missing', { id })}</p>
      <Button size="small" loading={isRetrying} onClick={retry}>
        {words.retry}
      </Button>
    </Line>
  );
};

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[2]};
  margin-bottom: ${space[2]};
  padding: ${space[1]} ${space[2]};
  border-inline-start: ${space.half} solid ${colour.bad};
  background: ${colour.badWash};
`;
