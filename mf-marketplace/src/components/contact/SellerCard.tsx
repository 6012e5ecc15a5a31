import { styled } from 'styled-components';
import type { Seller } from '@caravan/shared/contracts/calls';
import { useTexts } from '@caravan/shared/site';
import { colour, font, smallSoft, space } from '@caravan/shared/theme';
import { SellerLinks } from './SellerLinks';

/** Logo and name of a car's seller, with phone and chats. */
export const SellerCard = ({ seller }: { readonly seller: Seller }) => {
  const t = useTexts('marketplace');
  return (
    <Frame>
      <Name>
        <img src={seller.logo} alt="" width="40" height="40" />
        <p>
          <small>{t('seller.label')}</small>
          {seller.name}
        </p>
      </Name>
      <Links>
        <SellerLinks seller={seller} />
      </Links>
    </Frame>
  );
};

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding-block: ${space[2]};
  border-top: 1px solid ${colour.line};
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-weight: ${font.strong};
  line-height: 1.35;
  img {
    flex: none;
    width: 2.5rem;
    height: 2.5rem;
    object-fit: contain;
  }
  p {
    min-width: 0;
  }
  small {
    display: block;
    ${smallSoft}
    font-weight: ${font.normal};
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  &:empty {
    display: none;
  }
  > * {
    flex: 1 1 auto;
  }
`;
