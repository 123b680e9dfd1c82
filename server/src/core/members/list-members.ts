export { listInstallationMembers, listMembers, readInstallationMember, readListedMember } from "./store.ts"
