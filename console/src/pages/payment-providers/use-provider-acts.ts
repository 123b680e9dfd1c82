import { useQueryClient } from "@tanstack/react-query"
import type { CreatePaymentProviderRequest, PaymentProvider, UpdatePaymentProviderRequest } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { providersQuery } from "../../components/payment-providers.ts"

/** The console reads the list again after each action, because every page here takes its provider from it. */
export function useProviderActs() {
  const chosen = useAccount()
  const queries = useQueryClient()
  const { queryKey } = providersQuery(chosen)
  const { paymentProviders } = chosen.client
  const kept = async (provider: PaymentProvider) => {
    // A request that began before the change would show the old state.
    await queries.cancelQueries({ queryKey })
    await queries.invalidateQueries({ queryKey })
    return provider
  }
  return {
    create: async (body: CreatePaymentProviderRequest) => await kept(await paymentProviders.create(body)),
    update: async (sid: string, body: UpdatePaymentProviderRequest) =>
      await kept(await paymentProviders.update(sid, body)),
    async remove(sid: string) {
      await paymentProviders.delete(sid)
      await queries.cancelQueries({ queryKey })
      await queries.invalidateQueries({ queryKey })
    },
  }
}
