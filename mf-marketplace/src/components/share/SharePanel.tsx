import { Copy } from '@caravan/shared/icons';
import { useRef, useState, useEffect } from 'react';
import { styled } from 'styled-components';
import { useSite, useTexts } from '@caravan/shared/site';
import { palette, radius, smallFaint, space } from '@caravan/shared/theme';
import { Button, TextField } from '@caravan/shared/ui';
import type { QRCodeSVG } from 'qrcode.react';
import { publicAddress } from './publicAddress';

const SIDE_PX = 224;
/** Width of the code's margin in modules. */
const QUIET_ZONE = 4;

/** A page's address as a QR code and as text. If the browser refuses to copy it, the text is selected. */
export const SharePanel = ({ path }: { readonly path: string }) => {
  const t = useTexts('marketplace');
  const { lang, toast } = useSite();
  const field = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const qr = useQrCode();
  const address = publicAddress(path, lang);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setRefused(false);
      toast({ text: t('share.copied'), tone: 'success' });
    } catch {
      setRefused(true);
      field.current?.select();
    }
  };

  return (
    <Frame>
      <CodeBox>
        {qr.Code && (
          <qr.Code
            value={address}
            size={SIDE_PX}
            marginSize={QUIET_ZONE}
            level="M"
            bgColor={palette.light.studio}
            fgColor={palette.light.studioInk}
            title={t('share.code')}
          />
        )}
      </CodeBox>
      <Caption>{t('share.scan')}</Caption>
      <TextField
        ref={field}
        label={t('share.address')}
        value={address}
        readOnly
        hint={isRefused ? <output>{t('share.byHand')}</output> : undefined}
        onClick={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="primary" wide icon={<Copy />} onClick={() => void copy()}>
        {t('share.copy')}
      </Button>
    </Frame>
  );
};

interface QrState {
  /** The component for QR codes. Null until it has loaded. */
  readonly Code: typeof QRCodeSVG | null;
}

const useQrCode = (): QrState => {
  const [state, setState] = useState<QrState>({ Code: null });
  useEffect(() => {
    let isMounted = true;
    const load = async (): Promise<void> => {
      try {
        const { QRCodeSVG: Code } = await import(/* webpackChunkName: "qr" */ 'qrcode.react');
        if (isMounted) setState({ Code });
      } catch {
        // Without the code the visitor can still copy the address.
      }
    };
    void load();
    return () => {
      isMounted = false;
    };
  }, []);
  return state;
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
