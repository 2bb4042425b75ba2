import { radius, shadow } from '@iskra/ui';
import styled from 'styled-components';
import { narrow } from './narrow';

/** Left, top, width and height in px on a half of 720, as drawn; the phone shows the second row's own picks. */
const portraits = [
  { name: 'maria', x: 60, y: 184, w: 172, h: 229 },
  { name: 'kamila', x: 60, y: 433, w: 172, h: 290 },
  { name: 'anna', x: 252, y: 136, w: 216, h: 380 },
  { name: 'ilya', x: 252, y: 536, w: 216, h: 276 },
  { name: 'alina', x: 488, y: 208, w: 172, h: 290 },
  { name: 'olga', x: 488, y: 518, w: 172, h: 229 },
];

const onPhone = [
  { name: 'maria', x: -38, y: 74, w: 116, h: 170 },
  { name: 'anna', x: 90, y: 46, w: 122, h: 202 },
  { name: 'roman', x: 224, y: 58, w: 112, h: 190 },
  { name: 'alina', x: 348, y: 82, w: 112, h: 166 },
];

/** Drawn people of the welcome screens; decoration. */
export function Collage() {
  return (
    <>
      <Group aria-hidden="true">{portraits.map(Portrait)}</Group>
      <PhoneGroup aria-hidden="true">{onPhone.map(Portrait)}</PhoneGroup>
    </>
  );
}

function Portrait({ name, x, y, w, h }: (typeof portraits)[number]) {
  const box = { left: x, top: y, width: w, height: h };
  return (
    <Photo key={name} src={`/welcome/${name}.webp`} alt="" width={w} height={h} loading="lazy" style={box} />
  );
}

const Group = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 50%;
  inline-size: 720px;
  block-size: 100%;
  transform: translateX(-50%);
  ${narrow} {
    display: none;
  }
`;

const PhoneGroup = styled(Group)`
  display: none;
  ${narrow} {
    display: block;
    inline-size: 390px;
  }
`;

const Photo = styled.img`
  position: absolute;
  object-fit: cover;
  object-position: 50% 42%;
  border-radius: ${radius('lg')};
  box-shadow: ${shadow('lg')};
  [data-iskra-theme='dark'] & {
    filter: brightness(0.92);
  }
`;
