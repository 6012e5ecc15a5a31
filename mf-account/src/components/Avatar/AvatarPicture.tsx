import { styled } from 'styled-components';
import { colour } from '@caravan/shared/theme';

interface AvatarPictureProps {
  readonly address: string | null;
  readonly pixels: number;
}

/** Shows a user's round picture or a plain disc. It is hidden from screen readers, because the name is beside it. */
export const AvatarPicture = ({ address, pixels }: AvatarPictureProps) =>
  address === null ? (
    <Disc $pixels={pixels} />
  ) : (
    <RoundImage src={address} alt="" width={pixels} height={pixels} $pixels={pixels} />
  );

const Disc = styled.span<{ $pixels: number }>`
  flex: none;
  width: ${({ $pixels }) => $pixels}px;
  height: ${({ $pixels }) => $pixels}px;
  border-radius: 50%;
  background: ${colour.wash};
`;

const RoundImage = styled.img<{ $pixels: number }>`
  flex: none;
  width: ${({ $pixels }) => $pixels}px;
  height: ${({ $pixels }) => $pixels}px;
  border: 1px solid ${colour.line};
  border-radius: 50%;
  object-fit: cover;
`;
