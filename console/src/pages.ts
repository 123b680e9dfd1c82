import { accountsPage } from "./pages/accounts/index.ts"
import { auditLogPage } from "./pages/audit-log/index.ts"
import { carriersPage } from "./pages/carriers/index.ts"
import { conversationsPage } from "./pages/conversations/index.ts"
import { credentialsPage } from "./pages/credentials/index.ts"
import { deadLettersPage } from "./pages/dead-letters/index.ts"
import { eventsPage } from "./pages/events/index.ts"
import { homePage } from "./pages/home/index.ts"
import { ledgerPage } from "./pages/ledger/index.ts"
import { membersPage } from "./pages/members/index.ts"
import { messagesPage } from "./pages/messages/index.ts"
import { numbersPage } from "./pages/numbers/index.ts"
import { optOutsPage } from "./pages/opt-outs/index.ts"
import { paymentProvidersPage } from "./pages/payment-providers/index.ts"
import { paymentsPage } from "./pages/payments/index.ts"
import { ratesPage } from "./pages/rates/index.ts"
import { routesPage } from "./pages/routes/index.ts"
import { sendersPage } from "./pages/senders/index.ts"
import { sendPage } from "./pages/send/index.ts"
import { settingsPage } from "./pages/settings/index.ts"
import { simulatorPage } from "./pages/simulator/index.ts"
import { verificationBlocksPage } from "./pages/verification-blocks/index.ts"
import { verificationsPage } from "./pages/verifications/index.ts"
import { webhooksPage } from "./pages/webhooks/index.ts"

/** All pages of the shell, in the order of the navigation. */
export const pages = [
  homePage,
  messagesPage,
  conversationsPage,
  sendPage,
  simulatorPage,
  verificationsPage,
  paymentsPage,
  ledgerPage,
  paymentProvidersPage,
  webhooksPage,
  eventsPage,
  numbersPage,
  optOutsPage,
  credentialsPage,
  membersPage,
  auditLogPage,
  settingsPage,
  carriersPage,
  routesPage,
  ratesPage,
  sendersPage,
  verificationBlocksPage,
  deadLettersPage,
  accountsPage,
]
