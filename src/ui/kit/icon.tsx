import {
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  Bell,
  Bookmark,
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  ChartLine,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleUserRound,
  ClipboardCheck,
  Clock,
  Download,
  Eye,
  EyeOff,
  FileSignature,
  FileText,
  Info,
  Languages,
  Layers,
  LogIn,
  LogOut,
  type LucideIcon,
  type LucideProps,
  Mail,
  MapPin,
  Menu,
  Paperclip,
  Pencil,
  Phone,
  Plus,
  Printer,
  ReceiptText,
  RotateCw,
  Scale,
  Search,
  Send,
  ShieldCheck,
  SlidersHorizontal,
  Trash2,
  TriangleAlert,
  Upload,
  UsersRound,
  Wallet,
  WifiOff,
  X,
} from 'lucide-react';
import { classNames } from './class-names.ts';
import styles from './icon.module.css';

/** An icon of the set: 20 px unless `size` says otherwise, 1.75 px stroke, hidden from screen readers. */
export type Icon = (props: LucideProps) => React.JSX.Element;

function drawn(Drawing: LucideIcon, turns = false): Icon {
  return ({ className, ...props }) => (
    <Drawing
      size={20}
      strokeWidth={1.75}
      aria-hidden
      className={classNames(styles.icon, turns && styles.turns, className)}
      {...props}
    />
  );
}

/** These point along the reading direction, and turn with it. */
export const ForwardIcon = /* @__PURE__ */ drawn(ArrowRight, true);
export const BackIcon = /* @__PURE__ */ drawn(ArrowLeft, true);
export const OutwardIcon = /* @__PURE__ */ drawn(ArrowUpRight, true);
export const NextIcon = /* @__PURE__ */ drawn(ChevronRight, true);
export const PreviousIcon = /* @__PURE__ */ drawn(ChevronLeft, true);
export const LogInIcon = /* @__PURE__ */ drawn(LogIn, true);
export const LogOutIcon = /* @__PURE__ */ drawn(LogOut, true);
export const SendIcon = /* @__PURE__ */ drawn(Send, true);

export const DownIcon = /* @__PURE__ */ drawn(ChevronDown);
export const UpIcon = /* @__PURE__ */ drawn(ChevronUp);
export const CheckIcon = /* @__PURE__ */ drawn(Check);
export const CloseIcon = /* @__PURE__ */ drawn(X);
export const MenuIcon = /* @__PURE__ */ drawn(Menu);
export const PlusIcon = /* @__PURE__ */ drawn(Plus);
export const SearchIcon = /* @__PURE__ */ drawn(Search);
export const FiltersIcon = /* @__PURE__ */ drawn(SlidersHorizontal);
export const RetryIcon = /* @__PURE__ */ drawn(RotateCw);
export const EditIcon = /* @__PURE__ */ drawn(Pencil);
export const RemoveIcon = /* @__PURE__ */ drawn(Trash2);
export const ShowIcon = /* @__PURE__ */ drawn(Eye);
export const HideIcon = /* @__PURE__ */ drawn(EyeOff);
export const UploadIcon = /* @__PURE__ */ drawn(Upload);
export const DownloadIcon = /* @__PURE__ */ drawn(Download);
export const PrintIcon = /* @__PURE__ */ drawn(Printer);
export const AttachmentIcon = /* @__PURE__ */ drawn(Paperclip);

export const InfoIcon = /* @__PURE__ */ drawn(Info);
export const SuccessIcon = /* @__PURE__ */ drawn(CircleCheck);
export const WarningIcon = /* @__PURE__ */ drawn(TriangleAlert);
export const DangerIcon = /* @__PURE__ */ drawn(CircleAlert);
export const OfflineIcon = /* @__PURE__ */ drawn(WifiOff);

export const LanguageIcon = /* @__PURE__ */ drawn(Languages);
export const NotificationIcon = /* @__PURE__ */ drawn(Bell);
export const PersonIcon = /* @__PURE__ */ drawn(CircleUserRound);
export const CompanyIcon = /* @__PURE__ */ drawn(Building2);
export const JobIcon = /* @__PURE__ */ drawn(BriefcaseBusiness);
export const ContractIcon = /* @__PURE__ */ drawn(FileSignature);
export const InvoiceIcon = /* @__PURE__ */ drawn(ReceiptText);
export const DocumentIcon = /* @__PURE__ */ drawn(FileText);
export const DateIcon = /* @__PURE__ */ drawn(CalendarDays);
export const ClockIcon = /* @__PURE__ */ drawn(Clock);
export const PlaceIcon = /* @__PURE__ */ drawn(MapPin);
export const MailIcon = /* @__PURE__ */ drawn(Mail);
export const PhoneIcon = /* @__PURE__ */ drawn(Phone);
export const SaveIcon = /* @__PURE__ */ drawn(Bookmark);
export const TeamIcon = /* @__PURE__ */ drawn(UsersRound);
export const DeliveryIcon = /* @__PURE__ */ drawn(ClipboardCheck);
export const LayersIcon = /* @__PURE__ */ drawn(Layers);
export const AssuranceIcon = /* @__PURE__ */ drawn(ShieldCheck);
export const ChartIcon = /* @__PURE__ */ drawn(ChartLine);
export const TermsIcon = /* @__PURE__ */ drawn(Scale);
export const MoneyIcon = /* @__PURE__ */ drawn(Wallet);
