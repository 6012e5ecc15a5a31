import { useState } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import type { VehicleAttribute } from '@caravan/shared/contracts/calls';
import { space } from '@caravan/shared/theme';
import { Button, Disclosure, Modal } from '@caravan/shared/ui';
import { PropertyTable } from '../../components/PropertyTable';
import { AttributeSearch } from './AttributeSearch';
import { groupAttributes } from './attributeGroups';

interface AttributesProps {
  readonly name: string;
  readonly attributes: readonly VehicleAttribute[];
}

/** All attributes by group in a dialog, or in `details` without scripts. */
export const Attributes = ({ name, attributes }: AttributesProps) => {
  const t = useTexts('marketplace');
  const [isOpen, setOpen] = useState(false);
  const label = t('vehiclePage.attributes.label', { name });
  const openLabel = t('vehiclePage.attributes.open', { count: attributes.length });
  return (
    <Frame>
      <Opener aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {openLabel}
      </Opener>
      <noscript>
        <Disclosure title={openLabel}>
          <PropertyTable label={label} groups={groupAttributes(attributes)} />
        </Disclosure>
      </noscript>
      <Modal
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('vehiclePage.attributes.title')}
        closeLabel={t('vehiclePage.attributes.close')}
        size="medium"
      >
        <AttributeSearch label={label} attributes={attributes} />
      </Modal>
    </Frame>
  );
};

const Frame = styled.div`
  margin-top: ${space[3]};
`;

const Opener = styled(Button)`
  @media (scripting: none) {
    display: none;
  }
`;
