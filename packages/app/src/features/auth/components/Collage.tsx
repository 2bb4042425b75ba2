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

type PortraitPlace = (typeof portraits)[number];

function Portrait({ name, w, h }: PortraitPlace) {
  return <Photo key={name} src={`/welcome/${name}.webp`} alt="" width={w} height={h} loading="lazy" />;
}

/** In a rule, as a page that is drawn before its scripts may have no `style` of an element's own. */
const placeOf = ({ x, y, w, h }: PortraitPlace, at: number) =>
  `& > :nth-child(${at + 1}) { left: ${x}px; top: ${y}px; width: ${w}px; height: ${h}px; }`;

const Group = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 50%;
  inline-size: 720px;
  block-size: 100%;
  transform: translateX(-50%);
  ${portraits.map(placeOf).join('')}
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
  ${onPhone.map(placeOf).join('')}
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
