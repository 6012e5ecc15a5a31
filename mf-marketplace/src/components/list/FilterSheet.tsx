import { styled } from 'styled-components';
import type { Facets } from '@caravan/shared/contracts/calls';
import { colour, space } from '@caravan/shared/theme';
import { Button, Modal } from '@caravan/shared/ui';
import { FilterGroups } from './FilterGroups';
import { useList } from './listContext';
import { ShowCount } from './ShowCount';

interface FilterSheetProps {
  readonly facets: Facets;
  /** Number of results. Undefined while unknown. */
  readonly total: number | undefined;
  readonly onClose: () => void;
}

export const FilterSheet = ({ facets, total, onClose }: FilterSheetProps) => {
  const { t } = useList();
  return (
    <Modal open onClose={onClose} title={t('filters')} closeLabel={t('close')} fillsPhone>
      <FilterGroups facets={facets} />
      <Foot>
        <Button variant="primary" onClick={onClose}>
          <ShowCount total={total} />
        </Button>
      </Foot>
    </Modal>
  );
};

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  margin-inline: -${space[3]};
  padding: ${space[2]} ${space[3]};
  border-top: 1px solid ${colour.line};
  background: ${colour.surface};
`;
