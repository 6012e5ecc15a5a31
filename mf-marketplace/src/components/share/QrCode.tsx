import { QRCodeSVG } from 'qrcode.react';
import { styled } from 'styled-components';
import { useTexts } from '@caravan/shared/site';
import { palette, radius, smallFaint, space } from '@caravan/shared/theme';

const SIDE_PX = 224;
/** Width of the code's margin in modules. */
const QUIET_ZONE = 4;

/** An address as a QR code. */
export const QrCode = ({ address }: { readonly address: string }) => {
  const t = useTexts('marketplace');
  return (
    <Frame>
      <CodeBox>
        <QRCodeSVG
          value={address}
          size={SIDE_PX}
          marginSize={QUIET_ZONE}
          level="M"
          bgColor={palette.light.studio}
          fgColor={palette.light.studioInk}
          title={t('share.code')}
        />
      </CodeBox>
      <Caption>{t('share.scan')}</Caption>
    </Frame>
  );
};

const Frame = styled.div`
  display: grid;
  gap: ${space[2]};
`;

/** Light in both themes, because scanners expect dark on light. */
const CodeBox = styled.div`
  justify-self: center;
  width: ${SIDE_PX}px;
  height: ${SIDE_PX}px;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${palette.light.studio};
`;

const Caption = styled.p`
  ${smallFaint}
  text-align: center;
`;
