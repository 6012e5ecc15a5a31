import { useState } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import type { VehicleAttribute } from '@caravan/shared/contracts/calls';
import { space } from '@caravan/shared/theme';
import { EmptyState, SearchField, useMediaQuery } from '@caravan/shared/ui';
import { PropertyTable } from '../../components/PropertyTable';
import { groupAttributes, filterAttributes } from './attributeGroups';

interface AttributeSearchProps {
  readonly label: string;
  readonly attributes: readonly VehicleAttribute[];
}

/** The table of all attributes with a search. Phones have no search, because their keyboard would cover the table. */
export const AttributeSearch = ({ label, attributes }: AttributeSearchProps) => {
  const t = useTexts('marketplace');
  const hasKeyboard = useMediaQuery('(hover: hover)');
  const [searchText, setSearchText] = useState('');
  const found = filterAttributes(attributes, searchText);
  return (
    <Frame>
      {hasKeyboard && (
        <SearchField
          label={t('vehiclePage.attributes.search')}
          placeholder={t('vehiclePage.attributes.search')}
          clearLabel={t('vehiclePage.attributes.clear')}
          value={searchText}
          onChange={setSearchText}
        />
      )}
      {found.length === 0 ? (
        <EmptyState title={t('vehiclePage.attributes.none')} />
      ) : (
        <PropertyTable label={label} groups={groupAttributes(found)} />
      )}
    </Frame>
  );
};

const Frame = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: start;
`;
