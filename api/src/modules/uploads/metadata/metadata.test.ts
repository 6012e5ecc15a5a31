import { fileOf, jpegSegment, pngChunk, pngSignature, riffChunk, webpOf } from '../testing/files';
import { withoutMetadata } from '.';
import { createOrientationExif, orientationOf } from './orientation';

const secret = 'GPS 41.7151N 44.8271E, camera serial 4711, Nino Beridze';

/** Returns the EXIF of a camera with an orientation, a secret and a GPS directory, big-endian as in most cameras. */
const cameraExif = (orientation: number): Buffer => {
  const entry = (tag: number, type: number, count: number, value: number): Buffer => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16BE(tag, 0);
    bytes.writeUInt16BE(type, 2);
    bytes.writeUInt32BE(count, 4);
    if (type === 3) {
      bytes.writeUInt16BE(value, 8);
    } else {
      bytes.writeUInt32BE(value, 8);
    }
    return bytes;
  };
  const textAt = 8 + 2 + 3 * 12 + 4;
  const entries = [
    entry(0x010f, 2, secret.length, textAt),
    entry(0x0112, 3, 1, orientation),
    entry(0x8825, 4, 1, textAt + secret.length),
  ];
  const head = Buffer.from('MM\0*\0\0\0\x08\0\x03', 'latin1');
  return Buffer.concat([head, ...entries, Buffer.alloc(4), Buffer.from(secret, 'latin1'), Buffer.from([0, 0])]);
};

const exifName = Buffer.from('Exif\0\0', 'latin1');
const text = Buffer.from(secret, 'latin1');
const start = Buffer.from([0xff, 0xd8]);
const profile = Buffer.from('ICC_PROFILE\0\x01\x01colours', 'latin1');
const jfif = Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01', 'latin1');

const plainJpeg = fileOf('image/jpeg');
const scan = plainJpeg.subarray(2);
const jpegOf = (...segments: readonly Buffer[]): Buffer => Buffer.concat([start, ...segments, scan]);
const [header, data, end] = [
  pngChunk('IHDR', Buffer.alloc(13)),
  pngChunk('IDAT', Buffer.from('pixels')),
  pngChunk('IEND', Buffer.alloc(0)),
];
const pngOf = (...chunks: readonly Buffer[]): Buffer => Buffer.concat([pngSignature, header, ...chunks, data, end]);
const pixels = riffChunk('VP8 ', Buffer.from('pixels'));
const webpHead = (flags: number): Buffer => riffChunk('VP8X', Buffer.from([flags, 0, 0, 0, 1, 0, 0, 1, 0, 0]));

const gifParts = {
  head: Buffer.from('GIF89a\x01\0\x01\0\0\0\0', 'latin1'),
  control: Buffer.from('\x21\xf9\x04\0\0\0\0\0', 'latin1'),
  repeat: Buffer.from('\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0', 'latin1'),
  comment: Buffer.concat([Buffer.from([0x21, 0xfe, text.length]), text, Buffer.from([0])]),
  program: Buffer.concat([
    Buffer.from('\x21\xff\x0bXMP DataXMP', 'latin1'),
    Buffer.from([text.length]),
    text,
    Buffer.from([0]),
  ]),
  image: Buffer.from('\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0', 'latin1'),
  end: Buffer.from([0x3b]),
};
const gifOf = (...parts: readonly Buffer[]): Buffer => Buffer.concat([gifParts.head, ...parts]);

const turnedExif = createOrientationExif(6);

/** The sent file and the expected result. */
const pictures: readonly (readonly [string, string, Buffer, Buffer])[] = [
  [
    'a JPEG with EXIF, XMP, a thumbnail, a comment and a second picture behind its end',
    'image/jpeg',
    Buffer.concat([
      jpegOf(
        jpegSegment(0xe0, Buffer.concat([jfif, Buffer.from([4, 4]), text.subarray(0, 48)])),
        jpegSegment(0xe1, Buffer.concat([exifName, cameraExif(6)])),
        jpegSegment(0xe1, Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), text])),
        jpegSegment(0xe2, profile),
        jpegSegment(0xe2, Buffer.concat([Buffer.from('MPF\0'), text])),
        jpegSegment(0xed, text),
        jpegSegment(0xfe, text),
      ),
      text,
    ]),
    jpegOf(
      jpegSegment(0xe0, Buffer.concat([jfif, Buffer.alloc(2)])),
      jpegSegment(0xe1, Buffer.concat([exifName, turnedExif])),
      jpegSegment(0xe2, profile),
    ),
  ],
  [
    'a progressive JPEG with a comment between its scans',
    'image/jpeg',
    Buffer.concat([start, scan.subarray(0, -2), jpegSegment(0xfe, text), scan]),
    Buffer.concat([start, scan.subarray(0, -2), scan]),
  ],
  [
    'a PNG with EXIF, texts, a time and something behind its end',
    'image/png',
    Buffer.concat([
      pngOf(
        pngChunk('eXIf', cameraExif(6)),
        pngChunk('tEXt', text),
        pngChunk('iTXt', text),
        pngChunk('zTXt', text),
        pngChunk('tIME', Buffer.alloc(7)),
        pngChunk('iCCP', profile),
        pngChunk('prVt', text),
      ),
      text,
    ]),
    pngOf(pngChunk('eXIf', turnedExif), pngChunk('iCCP', profile)),
  ],
  [
    'a WebP with EXIF and XMP',
    'image/webp',
    Buffer.concat([webpOf(webpHead(0x2c), pixels, riffChunk('EXIF', cameraExif(6)), riffChunk('XMP ', text)), text]),
    webpOf(webpHead(0x28), pixels, riffChunk('EXIF', turnedExif)),
  ],
  [
    'an animated WebP with something in its frames, and no turn',
    'image/webp',
    webpOf(
      webpHead(0x0a),
      riffChunk('ANMF', Buffer.concat([Buffer.alloc(16), pixels, riffChunk('NOTE', text)])),
      riffChunk('EXIF', Buffer.concat([exifName, cameraExif(1)])),
    ),
    webpOf(webpHead(0x02), riffChunk('ANMF', Buffer.concat([Buffer.alloc(16), pixels]))),
  ],
  [
    'an animated GIF with a comment and what a program wrote',
    'image/gif',
    Buffer.concat([
      gifOf(gifParts.repeat, gifParts.comment, gifParts.program, gifParts.control, gifParts.image, gifParts.end),
      text,
    ]),
    gifOf(gifParts.repeat, gifParts.control, gifParts.image, gifParts.end),
  ],
];

describe('metadata of a picture', () => {
  it.each(pictures)('are removed from %s without changing the picture [REL-8]', (_what, type, sent, expected) => {
    expect(sent.includes(secret.slice(0, 40))).toBe(true);
    expect(withoutMetadata(type, sent)).toEqual(expected);
    expect(withoutMetadata(type, expected)).toEqual(expected);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('leave only the orientation %i', (value) => {
    const exif = cameraExif(value);
    expect(orientationOf(exif)).toBe(value === 1 ? undefined : value);
    expect(orientationOf(createOrientationExif(value))).toBe(value === 1 ? undefined : value);
  });

  it.each(['', 'MM', 'MM\0*\xff\xff\xff\xff\0\0', 'II*\0\x08\0\0\0\xff\xff\x12\x01'])(
    'that are broken (%j) have no orientation',
    (damaged) => {
      expect(orientationOf(Buffer.from(damaged, 'latin1'))).toBeUndefined();
    },
  );
});

describe('an incomplete picture', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])(
    'of type %s is refused without its header and never throws',
    (type) => {
      const fullFile = fileOf(type);
      const cuts = Array.from({ length: 12 }, (_, index) => withoutMetadata(type, fullFile.subarray(0, index)));
      expect(cuts.every((cut) => cut === undefined)).toBe(true);
      for (let index = 12; index < fullFile.length; index += 1) {
        expect(() => withoutMetadata(type, fullFile.subarray(0, index))).not.toThrow();
      }
    },
  );

  it('is refused for a missing or invalid part', () => {
    expect(withoutMetadata('image/png', Buffer.concat([pngSignature, data, end]))).toBeUndefined();
    expect(withoutMetadata('image/webp', webpOf(riffChunk('EXIF', text)))).toBeUndefined();
    expect(withoutMetadata('image/gif', gifOf(text))).toBeUndefined();
    expect(withoutMetadata('image/jpeg', Buffer.concat([start, jpegSegment(0xfe, text)]))).toBeUndefined();
  });
});
