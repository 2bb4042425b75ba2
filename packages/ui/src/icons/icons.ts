import {
  ArrowDown as arrowDown,
  ArrowLeft as arrowLeft,
  ArrowRight as arrowRight,
  ArrowUp as arrowUp,
  Ban as ban,
  Cake as cake,
  Check as check,
  CheckCheck as checkCheck,
  ChevronDown as chevronDown,
  ChevronLeft as chevronLeft,
  ChevronRight as chevronRight,
  CircleAlert as circleAlert,
  CircleCheck as circleCheck,
  CircleUserRound as circleUserRound,
  Clock3 as clock3,
  CloudOff as cloudOff,
  Coffee as coffee,
  Crown as crown,
  EllipsisVertical as ellipsisVertical,
  Eye as eye,
  EyeOff as eyeOff,
  Flag as flag,
  GalleryHorizontalEnd as galleryHorizontalEnd,
  Globe as globe,
  Heart as heart,
  ImageOff as imageOff,
  Info as info,
  Lock as lock,
  LogOut as logOut,
  MapPin as mapPin,
  Mars as mars,
  Menu as menu,
  MessageCircle as messageCircle,
  Minus as minus,
  Pencil as pencil,
  Plus as plus,
  RotateCw as rotateCw,
  Search as search,
  SearchX as searchX,
  Settings as settings,
  SlidersHorizontal as slidersHorizontal,
  Star as star,
  Trash2 as trash2,
  TriangleAlert as triangleAlert,
  Undo2 as undo2,
  UserRound as userRound,
  UsersRound as usersRound,
  Venus as venus,
  WifiOff as wifiOff,
  X as x,
  Zap as zap,
} from 'lucide';
import { createIcon } from './createIcon';

export { createIcon, type IconComponent, type IconProps } from './createIcon';

export const ArrowDown = /* @__PURE__ */ createIcon(arrowDown);
export const ArrowLeft = /* @__PURE__ */ createIcon(arrowLeft);
export const ArrowRight = /* @__PURE__ */ createIcon(arrowRight);
export const ArrowUp = /* @__PURE__ */ createIcon(arrowUp);
export const Ban = /* @__PURE__ */ createIcon(ban);
export const Cake = /* @__PURE__ */ createIcon(cake);
export const Check = /* @__PURE__ */ createIcon(check);
export const CheckCheck = /* @__PURE__ */ createIcon(checkCheck);
export const ChevronDown = /* @__PURE__ */ createIcon(chevronDown);
export const ChevronLeft = /* @__PURE__ */ createIcon(chevronLeft);
export const ChevronRight = /* @__PURE__ */ createIcon(chevronRight);
export const CircleAlert = /* @__PURE__ */ createIcon(circleAlert);
export const CircleCheck = /* @__PURE__ */ createIcon(circleCheck);
export const CircleUserRound = /* @__PURE__ */ createIcon(circleUserRound);
export const Clock3 = /* @__PURE__ */ createIcon(clock3);
export const CloudOff = /* @__PURE__ */ createIcon(cloudOff);
export const Coffee = /* @__PURE__ */ createIcon(coffee);
export const Crown = /* @__PURE__ */ createIcon(crown);
export const EllipsisVertical = /* @__PURE__ */ createIcon(ellipsisVertical);
export const Eye = /* @__PURE__ */ createIcon(eye);
export const EyeOff = /* @__PURE__ */ createIcon(eyeOff);
export const Flag = /* @__PURE__ */ createIcon(flag);
export const GalleryHorizontalEnd = /* @__PURE__ */ createIcon(galleryHorizontalEnd);
export const Globe = /* @__PURE__ */ createIcon(globe);
export const Heart = /* @__PURE__ */ createIcon(heart);
export const ImageOff = /* @__PURE__ */ createIcon(imageOff);
export const Info = /* @__PURE__ */ createIcon(info);
export const Lock = /* @__PURE__ */ createIcon(lock);
export const LogOut = /* @__PURE__ */ createIcon(logOut);
export const MapPin = /* @__PURE__ */ createIcon(mapPin);
export const Mars = /* @__PURE__ */ createIcon(mars);
export const Menu = /* @__PURE__ */ createIcon(menu);
export const MessageCircle = /* @__PURE__ */ createIcon(messageCircle);
export const Minus = /* @__PURE__ */ createIcon(minus);
export const Pencil = /* @__PURE__ */ createIcon(pencil);
export const Plus = /* @__PURE__ */ createIcon(plus);
export const RotateCw = /* @__PURE__ */ createIcon(rotateCw);
export const Search = /* @__PURE__ */ createIcon(search);
export const SearchX = /* @__PURE__ */ createIcon(searchX);
export const Settings = /* @__PURE__ */ createIcon(settings);
export const SlidersHorizontal = /* @__PURE__ */ createIcon(slidersHorizontal);
export const Star = /* @__PURE__ */ createIcon(star);
export const Trash2 = /* @__PURE__ */ createIcon(trash2);
export const TriangleAlert = /* @__PURE__ */ createIcon(triangleAlert);
export const Undo2 = /* @__PURE__ */ createIcon(undo2);
export const UserRound = /* @__PURE__ */ createIcon(userRound);
export const UsersRound = /* @__PURE__ */ createIcon(usersRound);
export const Venus = /* @__PURE__ */ createIcon(venus);
export const WifiOff = /* @__PURE__ */ createIcon(wifiOff);
export const X = /* @__PURE__ */ createIcon(x);
export const Zap = /* @__PURE__ */ createIcon(zap);
